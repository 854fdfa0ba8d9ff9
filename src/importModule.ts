// Every `import()` of the built program goes through this: the build puts it in the place of Vite's own helper.

declare global {
  interface WindowEventMap {
    /** A module of the program could not be loaded. Told is whether nothing but a reload will mend that. */
    'module-missing': CustomEvent<boolean>
  }
}

/** Those on their way, and those that have come. */
const arrivals = new Map<string, Promise<void>>()

/** The files of modules whose import has failed. */
const failed = new Set<string>()

/**
 * Imports a module of the program once all its files can be had. Many browsers remember that an import has failed for as
 * long as the page lives (Chromium did until version 150), so that none is tried in vain. What the head of the page has
 * asked for is past helping there: when its files can be had and the import fails again, only a reload will mend it.
 * @param files the files that the module needs, below the base of the site
 */
export async function importModule<Content>(
  load: () => Promise<Content>,
  files: readonly string[] = [],
): Promise<Content> {
  let isRemembered = false
  try {
    await Promise.all(files.map(arrive))
    isRemembered = files.some((file) => failed.has(file))
    return await load().catch((error) => {
      for (const file of files) {
        failed.add(file)
        arrivals.delete(file)
      }
      throw error
    })
  } catch (error) {
    window.dispatchEvent(new CustomEvent('module-missing', { detail: isRemembered }))
    throw error
  }
}

/** Waits until a file has come; one that has not is asked for anew the next time. */
function arrive(file: string): Promise<void> {
  const arrival = arrivals.get(file) ?? (isInHead(file) ? Promise.resolve() : fetchFile(file))
  arrivals.set(file, arrival)
  return arrival.catch((error) => {
    arrivals.delete(file)
    throw error
  })
}

/** Whether the page itself has asked for a file, and nothing is known against that. */
function isInHead(file: string): boolean {
  return !failed.has(file) && document.head.querySelector(`link[href="${addressOf(file)}"]`) !== null
}

function addressOf(file: string): string {
  return import.meta.env.BASE_URL + file
}

async function fetchFile(file: string): Promise<void> {
  if (file.endsWith('.css')) return addSheet(addressOf(file))
  const response = await fetch(addressOf(file))
  // A host in the middle of a release may answer with one of its pages.
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html'))
    throw new Error(`${file} could not be loaded`)
  // Read to its end it is kept, and the import finds it there.
  await response.arrayBuffer()
}

function addSheet(address: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // Left there, it would be taken for one that has come.
      link.remove()
      reject(new Error(`${address} could not be loaded`))
    })
  })
}
