export const wishes = [
  {
    slug: 'escarpment-live-oak',
    title: 'Sombra al poniente',
    text: 'Un encino que aguanta el sol de la tarde y la sequía.',
  },
  {
    slug: 'texas-mountain-laurel',
    title: 'Una barda verde',
    text: 'Siempre verde, y los venados casi no lo tocan. Ojo: todas sus partes son venenosas.',
  },
  {
    slug: 'desert-willow',
    title: 'Flores todo el verano',
    text: 'El mimbre florece de abril a septiembre con poca agua.',
  },
  {
    slug: 'cenizo',
    title: 'Un jardín que los venados dejan en paz',
    text: 'Hoja plateada y flor morada después de la lluvia.',
  },
  {
    slug: 'bald-cypress',
    title: 'El rincón que se encharca',
    text: 'Donde otros árboles se ahogan, el sabino está en su casa.',
  },
] as const

/** Usual heights by pot, as in the article about container sizes. */
export const potHeights: Readonly<Record<string, string>> = {
  '5 gal': '2 a 5 pies',
  '15 gal': '6 a 10 pies',
  '30 gal': '9 a 11 pies',
  '45 gal': '10 a 12 pies',
  '65 gal': '12 a 15 pies',
  '100 gal': '15 a 17 pies',
}

export const steps = [
  {
    title: 'Escoja sus árboles',
    text: 'Cada uno muestra su altura y su precio, con y sin plantación. Agregue los que quiera.',
  },
  {
    title: 'Mande su solicitud',
    text: 'Deje su nombre, la dirección y un teléfono o un correo. Es gratis y no lo compromete a nada. Revisamos su lista y le mandamos la cotización oficial. Con su solicitud guardamos que leyó esta página en español.',
  },
  {
    title: 'Nosotros plantamos, usted riega',
    text: 'Llamamos al 811 para que marque las líneas públicas, la cuadrilla planta y le dejamos una tarjeta de riego.',
  },
] as const

export const guarantee =
  'Si una planta que entregamos y plantamos se muere o claramente se está muriendo en los primeros 30 días, y usted la regó como dice la tarjeta, la cambiamos o le devolvemos su dinero. No cubre daños de venados u otros animales, podadoras, herbicidas, fuego, inundaciones ni heladas fuertes.'
