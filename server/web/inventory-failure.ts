// The message when the inventory can't be read. The database's own message goes to the log only.

const unreachable = /^(ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|08|57P0|53300)/

function reasonOf(fault: unknown): string | undefined {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const message = fault instanceof Error ? fault.message : ''
  if (code === '57014' || /query read timeout|did not respond in time/i.test(message))
    return 'the stock list took too long to load'
  if (unreachable.test(code) || /connection (terminated|timeout)|timeout exceeded/i.test(message))
    return "we can't reach the stock list right now"
  return undefined
}

export function inventoryFailure(fault: unknown) {
  const reason = reasonOf(fault)
  return {
    title: 'Error loading inventory',
    message: reason === undefined ? 'An error occurred' : `Search failed: ${reason}`,
  }
}
