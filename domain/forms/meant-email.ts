/** Where most people here have their email. All of them exist, so none is taken for a typo of another. */
const usualHosts = [
  'gmail.com',
  'yahoo.com',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'aol.com',
  'live.com',
  'msn.com',
  'me.com',
  'mac.com',
  'mail.com',
  'ymail.com',
  'att.net',
  'sbcglobal.net',
  'satx.rr.com',
  'gvtc.com',
  'proton.me',
]

/** Whether one slip of the thumb makes one word of the other: a letter more, fewer, wrong, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed.length > meant.length) return isOneSlip(meant, typed)
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  if (at === typed.length) return meant.length - at === 1
  const [shorter, longer] = [typed.slice(at), meant.slice(at)]
  if (shorter.length < longer.length) return shorter === longer.slice(1)
  const swapped = `${shorter[1] ?? ''}${shorter[0]}${shorter.slice(2)}`
  return shorter.slice(1) === longer.slice(1) || swapped === longer
}

/** 'elena@gmail.com' for 'elena@gmial.com'; null for an address that's probably right. */
export function meantEmail(typed: string): string | null {
  const [, name, host = ''] = /^(.+)@(.+)$/.exec(typed.trim()) ?? []
  const given = host.toLowerCase()
  if (name === undefined || usualHosts.includes(given)) return null
  const meant = usualHosts.find((usual) => isOneSlip(given, usual))
  return meant === undefined ? null : `${name}@${meant}`
}
