/** Current prices that the answers mention. Null if a price doesn't fit the sentence. */
export type HomePrices = {
  plantingFee: string | null
  delivery: { freeMiles: string; farFee: string } | null
}

/** Leaves out questions whose price isn't known. */
export function homeQuestions(prices: HomePrices | null) {
  const { plantingFee = null, delivery = null } = prices ?? {}
  return [
    {
      question: 'What does the gallon number mean?',
      answer:
        "It's the size of the pot. A 15 gallon tree is usually 6 to 10 feet tall and a 45 gallon one 10 to 12, but growers differ, so go by the height and trunk on the card.",
    },
    ...(plantingFee === null
      ? []
      : [
          {
            question: 'Is planting part of the price?',
            answer: `The cart shows it next to each plant: ${plantingFee} for a 15 gallon tree, for example. What you see is an estimate before sales tax, good for 30 days. The official quote comes after a person has checked it.`,
          },
        ]),
    ...(delivery === null
      ? []
      : [
          {
            question: 'How much is delivery?',
            answer: `Free up to ${delivery.freeMiles} miles by road from our yard and a flat ${delivery.farFee} beyond, once per order. Your ZIP code is enough to see it.`,
          },
        ]),
    {
      question: 'When is the best time to plant?',
      answer:
        "October through April, with late fall best of all. Summer planting can work with water every day or two at first, and we'll tell you if yours should wait.",
    },
    {
      question: 'How much water does a new tree need?',
      answer:
        'At least 5 gallons a week per inch of trunk through its first two summers. A 15 gallon tree gets that from a soak every four to six days; smaller pots dry out sooner. Feel the soil three to four inches down first, because clay can drown roots while the top looks dry.',
    },
    {
      question: 'Do deer leave any tree alone?',
      answer:
        "They'll leave some foliage alone, but no young trunk is safe: bucks rub even what they won't eat. We recommend a cage for the first years, even on the toughest kinds.",
    },
  ]
}
