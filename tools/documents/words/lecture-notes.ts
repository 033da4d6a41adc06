// Lecture notes of the first plenary speaker, first half: chemistry and rheology of a vitrimer.
import { repairBlocks } from './lecture-notes-repair'
import { turkishSummary } from './lecture-notes-turkish'
import { heading, list, table, type PaperWords, type Point, type Series } from './prose'

/** Relaxation times in seconds at temperatures in °C, as in the table of section 3. */
const relaxationTimes: Record<number, number> = { 150: 5600, 160: 2450, 170: 1110, 180: 520, 190: 254 }

const stretching = 0.82

const decayAt = (celsius: number): Series => ({
  label: `${celsius} °C, τ = ${relaxationTimes[celsius]} s`,
  points: Array.from({ length: 61 }, (_, n): Point => {
    const minutes = n * 2
    return [minutes, Math.exp(-(((minutes * 60) / (relaxationTimes[celsius] ?? 1)) ** stretching))]
  }),
})

const arrheniusPoints: Point[] = Object.entries(relaxationTimes).map(([celsius, seconds]) => [
  1000 / (Number(celsius) + 273.15),
  Math.log(seconds),
])

export const lectureNotes: PaperWords = {
  title: 'Vitrimer Matrices for Composites That Can Be Repaired – Lecture Notes',
  subject: 'Notes to the plenary lecture of Prof. Dr. Aylin Örneksoy',
  language: 'en',
  foot: 'A. Örneksoy – Lecture notes. Sample text: persons and results are invented. / Kişiler ve sonuçlar kurgusaldır.',
  parts: [
    {
      language: 'en',
      title: 'Vitrimer Matrices for Composites That Can Be Repaired',
      lead: 'Notes to the plenary lecture · Prof. Dr. Aylin Örneksoy, Egekıyı Technical University, İzmir',
      blocks: [
        heading('1  What these notes are for'),
        'The notes carry the derivations, numbers and exercises for which the lecture has no time. They assume a first course in polymer science and one in composite mechanics. After working through them you should be able to:',
        list(
          'explain why a vitrimer flows without losing its network, and how this differs from melting;',
          'obtain a relaxation time, an activation energy and a topology freezing temperature from stress relaxation data;',
          'check whether a resin can be infused into a given part before it gels;',
          'decide with one dimensionless number whether a repair cycle is long enough.',
        ),
        heading('2  Networks that exchange'),
        'A cured epoxy is one molecule as large as the part. Its bonds are permanent, so a delamination can be filled or covered but never undone. A dynamic network has bonds that leave one partner for another. Two cases must be kept apart. In a dissociative network a bond opens first and closes later; the crosslink density drops on heating and the viscosity collapses. In an associative network the new bond forms while the old one leaves; the number of crosslinks stays constant, and the material softens as gradually as glass does. The second kind is called a vitrimer.',
        table({
          caption: 'Table 1. Three kinds of thermoset matrix compared',
          head: ['Property', 'Permanent epoxy', 'Dissociative network', 'Vitrimer'],
          rows: [
            ['Crosslinks on heating', 'constant', 'fall', 'constant'],
            ['Flow above the glass transition', 'none', 'sudden', 'gradual (Arrhenius)'],
            ['Soluble in a good solvent', 'no, swells', 'yes, when hot', 'no, swells'],
            ['Creep in service', 'very low', 'low to moderate', 'low below 70 °C'],
            ['Repair by heat and pressure', 'no', 'yes', 'yes'],
          ],
          widths: [0.28, 0.22, 0.25, 0.25],
        }),
        'In the matrix of this lecture an epoxy is cured with a partly bio-based dicarboxylic acid. Cure leaves esters and, next to them, hydroxyl groups. With a zinc catalyst (5 mol% of the acid) an ester passes from one hydroxyl to another: transesterification. The rate depends on temperature, on catalyst, and on how many free hydroxyls are near; this is why stoichiometry is a design variable here and not only a matter of full cure.',
        heading('3  Reading a stress relaxation test'),
        'A film is stretched by 1% above the glass transition and held; the stress is recorded. If one process with one time ruled, the decay would be a single exponential. Real networks have a spread of surroundings, and the stretched form fits better:',
        {
          kind: 'formula',
          text: 'σ(t) = σ₀ · exp[ –(t/τ)ᵝ ]   with   0 < β < 1',
          spoken:
            'Sigma of t equals sigma nought times the exponential of minus t over tau to the power beta, with beta between zero and one.',
        },
        'Here τ is the time at which the stress has fallen to 1/e, or 37%, of its first value, whatever β is. Our five tests share β = 0.82; a β that changes with temperature would be a warning that more than one process is at work, cure that was not finished, for instance.',
        {
          kind: 'plot',
          plot: {
            caption:
              'Figure 1. Stress relaxation of the neat matrix at three temperatures (1% strain, β = 0.82).',
            alt: 'Line chart of relative stress against time from 0 to 120 minutes. At 150 °C about 29 per cent of the stress remains after 120 minutes, at 170 °C about 1 per cent, at 190 °C the stress has vanished after 30 minutes.',
            x: { label: 'Time (min)', ticks: [0, 20, 40, 60, 80, 100, 120] },
            y: { label: 'Relative stress σ/σ₀', ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
            series: [150, 170, 190].map(decayAt),
          },
        },
        table({
          caption: 'Table 2. Relaxation times of the matrix',
          head: ['Temperature', 'τ (s)', '1000/T (1/K)', 'ln τ'],
          rows: Object.entries(relaxationTimes).map(([celsius, seconds]) => [
            `${celsius} °C`,
            String(seconds),
            (1000 / (Number(celsius) + 273.15)).toFixed(3),
            Math.log(seconds).toFixed(2),
          ]),
          widths: [0.25, 0.25, 0.25, 0.25],
        }),
        heading('4  Activation energy and topology freezing temperature'),
        'Exchange is a chemical reaction, so the relaxation time follows Arrhenius. A straight line through ln τ against 1/T has the slope Eₐ/R; the data of Table 2 give Eₐ = 126 kJ/mol.',
        {
          kind: 'formula',
          text: 'τ(T) = τ₀ · exp( Eₐ / RT )',
          spoken: 'Tau of T equals tau nought times the exponential of the activation energy over R T.',
        },
        'Viscosity and relaxation time are joined by the plateau modulus, η = G·τ to a good approximation. By convention the network is called frozen where η = 10¹² Pa·s. With G = 1.0 MPa this means τ = 10⁶ s, and extrapolation gives 96 °C, a little above the glass transition (92 °C). Below the glass transition the segments cannot move at all, so in service two locks hold the shape, and the looser of them decides.',
        {
          kind: 'plot',
          plot: {
            caption: 'Figure 2. Arrhenius plot of the relaxation times of Table 2; the slope is Eₐ/R.',
            alt: 'Line chart of the logarithm of relaxation time against inverse temperature. Five points from 190 to 150 °C lie on a straight line rising from 5.5 to 8.6.',
            x: { label: '1000/T (1/K)', ticks: [2.1, 2.15, 2.2, 2.25, 2.3, 2.35, 2.4] },
            y: { label: 'ln (τ/s)', ticks: [5, 6, 7, 8, 9] },
            series: [{ label: 'measured', points: arrheniusPoints, marks: true }],
          },
        },
        ...repairBlocks,
      ],
    },
    turkishSummary,
  ],
}
