type CustomerPhotosProps = {
  /** The page that has them. */
  path: string
  firstName: string
  photos: readonly { key: string; width: number; height: number }[]
}

/** The photos that a customer sent, such as of the spot. */
export function CustomerPhotos({ path, firstName, photos }: CustomerPhotosProps) {
  if (photos.length === 0) return null
  return (
    <ul
      aria-label="Photos from the customer"
      className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-4"
    >
      {photos.map(({ key, width, height }, index) => (
        <li key={key}>
          <a href={`${path}/photos/full/${key}`} target="_blank" rel="noreferrer">
            <img
              src={`${path}/photos/small/${key}`}
              alt={`From ${firstName}, ${index + 1} of ${photos.length}`}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-4/3 w-full rounded-box border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
