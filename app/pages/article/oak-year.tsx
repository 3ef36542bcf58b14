import { YearRows } from '#app/components/plants/year-rows.tsx'

/** When oaks may be cut. The dates are fixed, so the bars have hard edges. */
export function OakYear() {
  return (
    <YearRows
      rows={[
        { title: 'No cutting', text: 'February through June', months: [2, 3, 4, 5, 6], look: 'stop' },
        { title: 'Cutting', text: 'July through January', months: [7, 8, 9, 10, 11, 12, 1], look: 'good' },
        {
          title: 'Paint on every cut',
          text: 'In all twelve',
          months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
          look: 'plain',
        },
      ]}
    />
  )
}
