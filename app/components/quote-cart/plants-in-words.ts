export const plantsInWords = (count: number) => (count === 1 ? '1 plant' : `${count} plants`)
