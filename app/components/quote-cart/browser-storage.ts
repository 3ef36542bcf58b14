// Local storage, which a browser may refuse: then what is kept lives as long as the page (CT-05).

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function store(name: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // Nothing to be done, and nothing to say.
  }
}
