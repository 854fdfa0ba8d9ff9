/** With this a spreadsheet reads the text as UTF-8. */
const MARK = '\ufeff'

/** With what a spreadsheet takes a cell for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** A table as comma-separated values (RFC 4180), in which no cell is a formula to a spreadsheet. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
