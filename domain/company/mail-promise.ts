/** A letter to the business that has waited this long is late: the health check turns red, and the desk lists it. */
export const lateAfterMinutes = 15
