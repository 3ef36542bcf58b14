import type { PlantForm } from '#illustration/plant-form.ts'

/** Drawn in flower, May. */
export const form: PlantForm = {
  plant: {
    kind: 'woody',
    envelope: 'umbrella',
    height: 760,
    width: 690,
    bark: '#7E8A58',
    barkTexture: 'smooth',
    crownBase: 0.2,
    trunks: 2,
    trunkRadius: 15,
    spread: 0.3,
    wander: 0.45,
    shoots: 0.5,
    clumps: { fullness: 0, gaps: 0.3, flatness: 1, lift: 0.1 },
    leaf: {
      shape: 'lens',
      length: 34,
      width: 1.7,
      colors: ['#879F58', '#93A763', '#799250'],
      density: 0.5,
      droop: 1.1,
      light: 0.13,
    },
    blossom: [
      {
        mode: 'scatter',
        colors: ['#DDB53A', '#E6C250', '#D2A632'],
        size: 9,
        density: 17,
        center: '#C0763A',
      },
    ],
  },
  detail: {
    thorns: true,
    stem: '#8aa04e',
    leaf: {
      shape: 'elliptic',
      compound: 'pinnate',
      leaflets: 44,
      colors: ['#8fb05a'],
      length: 170,
      width: 0.3,
      count: 4,
    },
    flower: {
      type: 'blossom',
      colors: ['#EBC63E'],
      petal: 'clawed',
      accent: '#C2612B',
      size: 46,
      cluster: 'raceme',
      count: 8,
      length: 100,
    },
  },
  halo: '#DCDFC4',
  seed: '2',
}

export const season = 'in flower, May'
