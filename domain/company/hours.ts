/** Reading 7: two sets of hours, each labelled, from one place. */
export const quoteDeskHours = 'Mon-Fri 8-5, Sat 9-2, Sun closed'
export const crewHours = 'Mon-Sun 7AM-6PM'
