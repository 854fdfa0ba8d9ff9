/** Byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\ufeff'

/** Characters at the start of a cell that make spreadsheets treat it as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Formats a table as comma-separated values (RFC 4180), so that no spreadsheet treats a cell as a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
