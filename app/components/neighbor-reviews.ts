// HM-03. The specification asks for the rating, the claims and two testimonials. These reviews are placeholders: the owner
// replaces them with real ones, with the reviewers' consent, before launch.
export const testimonials = [
  {
    quote:
      'I had two live oaks in my cart. They asked about the power line out back, and I ended up with one oak and a mountain laurel, for less than I had planned to spend.',
    name: 'Marisol T.',
    place: 'Helotes',
    slug: 'helotes',
    source: 'Verified review from a marketplace',
    sprig: 'texas-mountain-laurel',
  },
  {
    quote:
      'Three cedar elms into clay like brick. They set them a little high, showed my son how to feel the soil before watering, and all three are still here after August.',
    name: 'Greg P.',
    place: 'Cibolo',
    slug: 'cibolo',
    source: 'Verified review from a neighborhood app',
    sprig: 'cedar-elm',
  },
]
