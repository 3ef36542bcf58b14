// The last look at a line before it is written. What is logged is chosen so that nothing is found here; a library's own
// message may bring it all the same.

/** Bounded, so that a long line without spaces takes linear time; no address is longer than 254. */
const mailAddress = /[\w.!#$%&'*+/=?^`{|}~-]{1,254}@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/gi
/** The secret part of the addresses that belong to whoever has the link. */
const linkToken = /(quote|confirm|stop|token=)(\/|%2F|)[\w-]{20,}/gi

export function withoutPersonalData(line: string): string {
  const withoutMails = line.includes('@') ? line.replaceAll(mailAddress, '[mail]') : line
  return withoutMails.replaceAll(linkToken, '$1$2[token]')
}
