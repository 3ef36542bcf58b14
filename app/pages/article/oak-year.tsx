import { SeasonRows } from '#app/components/season-rows.tsx'

/** When oaks may be cut. The dates are fixed, so the bars have hard edges. */
export function OakYear() {
  return (
    <SeasonRows
      rows={[
        { title: 'No cutting', text: 'February through June', months: [2, 3, 4, 5, 6], advice: 'not' },
        { title: 'Cutting', text: 'July through January', months: [7, 8, 9, 10, 11, 12, 1], advice: 'good' },
        {
          title: 'Paint on every cut',
          text: 'In all twelve',
          months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
          advice: 'good',
        },
      ]}
    />
  )
}
