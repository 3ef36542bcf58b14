import type { Drawing } from '../drawing.ts'

/** In hundredths of the gardener's height, y up, feet at the origin. */
const head = '<ellipse cx=".2" cy="92.2" rx="3.9" ry="5.2"/>'
const hat =
  'M-8.8 95.4Q-4 93.9 .2 93.9Q5 93.9 9.2 95.4Q6 97 4.2 97.2Q3.6 101.4 1.6 101.2Q.2 100.4-1.4 101.2' +
  'Q-3.6 101.4-4 97.2Q-6.4 96.8-8.8 95.4z'
const spade =
  'M14.6 4L15.6 4L16.2 58L15.2 58zM12.4 14Q12.2 4 15-.5Q18 4 17.9 14zM13.6 57.4L17.8 57.2L17.8 59L13.6 59.2z'

/** In thousandths. */
const body =
  'M0 900q19 0 19.5-17.5q.5-17.5 7.5-27q7-9.5 27-18.5q20-9 31-20q11-11 16-39q5-28 8.5-68q3.5-40 8-75' +
  'q4.5-35 15.5-65q11-30 20-43q9-13 6-23q-3-10-17-2q-14 8-26.5 36q-12.5 28-19 60q-6.5 32-11.5 64.5' +
  'q-5 32.5-9 0q-4-32.5-5-62.5q-1-30 3.5-65q4.5-35 5-80q.5-45-3.5-100q-4-55-7-110q-3-55-11-120' +
  'q-8-65-6-80q2-15 19-24q17-9 16-15q-1-6-32-6q-31 0-33 20q-2 20 1 75q3 55-1 120q-4 65-10 125' +
  'q-6 60-9 90q-3 30-9 0q-6-30-12-90q-6-60-11-120q-5-60-9-120q-4-60-6-80q-2-20-34-20q-32 0-32 6' +
  'q0 6 15 16q15 10 17 34q2 24 1 74q-1 50 0 110q1 60-2 115q-3 55-2 100q1 45 6 80q5 35 3.5 70' +
  'q-1.5 35-5 65q-3.5 30-7.5-10q-4-40-7-75q-3-35-1-67.5q2-32.5 4-50q2-17.5-4-25.5q-6-8-14 0' +
  'q-8 8-11 43q-3 35-2.5 75q.5 40 4 80q3.5 40 6.5 77q3 37 9 63q6 26 17 37q11 11 30 20' +
  'q19 9 26 18.5q7 9.5 7.5 27q.5 17.5 19.5 17.5z'

/** Where the light of the plates falls on the figure: hat, shoulder and sleeve, trouser leg. */
const lights =
  'M-3.6 97.2Q-3.2 100.9-1.5 100.8Q-.6 100.5 0 100.3Q-1.8 99.2-1.9 97.3Q-2.9 97-3.6 97.2z' +
  'M-8.2 95.5Q-4.4 94.5-.6 94.3Q-3 95.3-4.4 96.6Q-6.6 96.4-8.2 95.5z' +
  'M-3.4 83.4Q-6 82.2-7.4 81Q-8.7 79.6-9.3 75Q-10.2 68-10.5 61Q-10.6 54-10.2 50Q-9.6 58-8.9 65' +
  'Q-8.2 72-7.4 76Q-6.4 80.4-3.4 83.4z' +
  'M-6.6 44Q-6.8 36-6.5 28Q-6.6 18-6.5 9Q-5.9 18-5.6 28Q-5.5 37-5.3 44Q-5.9 47-6.6 44z'
/** Under the brim, and the sides that are turned away. */
const shades =
  'M4.2 97.2Q3.6 101.4 1.6 101.2Q2.8 99.4 2.6 97.3z' +
  'M-3.6 93.9Q.2 92.6 4.1 93.9Q4.3 91.6 3.6 89.6Q1.6 91.8-3.6 93.9z' +
  'M6.4 45Q6.9 38 6.3 30Q5.7 18 4.7 6Q5 18 5.3 28Q5.6 38 5.6 45z'

const cloth = '#7A7260'
const lit = '#9C9480'
const shaded = '#615A4B'

/** Half the width from the axis to the spade, as a share of the height. */
const reach = 0.18

/** A gardener with a hat and a spade at the given height, for scale beside every plant. */
export function drawPerson(heightPx: number): Drawing {
  const scale = (heightPx / 100).toFixed(4)
  return {
    svg:
      `<g transform="scale(${scale} -${scale})"><g fill="${cloth}">${head}<path d="${hat}${spade}"/>` +
      `<path transform="scale(.1)" d="${body}"/></g>` +
      `<path fill="${shaded}" fill-opacity=".45" d="${shades}"/>` +
      `<path fill="${lit}" fill-opacity=".5" d="${lights}"/></g>`,
    defs: '',
    halfWidth: heightPx * reach,
    baseRadius: heightPx * 0.08,
    height: heightPx,
  }
}
