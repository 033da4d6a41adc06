// Lecture notes, second half: infusion, repair, limits and exercises.
import { heading, list, table, type Block } from './prose'

export const repairBlocks: Block[] = [
  heading('5  Can it be infused?'),
  'A matrix that can be repaired but not processed is of no use. At 60 °C the mixed resin stays below 300 mPa·s for 70 minutes. For flow along a length L under a constant pressure difference, Darcy’s law gives the filling time:',
  {
    kind: 'formula',
    text: 't = φ · η · L² / (2 · K · Δp)',
    spoken:
      'Filling time equals porosity times viscosity times length squared, over two times permeability times pressure difference.',
  },
  'Root section: φ = 0.46, η = 0.25 Pa·s (mean), L = 0.60 m between feed lines, K = 1.5·10⁻¹⁰ m², Δp = 90 kPa. The result is 1530 s, or 26 minutes: a little over a third of the time available. Doubling the distance between feed lines would take four times as long, 102 minutes, and the part would gel before it was full.',
  heading('6  What a repair gives back'),
  'Double cantilever beam specimens (after ISO 15024) of glass fibre and vitrimer, fibre volume fraction 54%, were delaminated by 60 mm, pressed again at 180 °C and 0.6 MPa for one hour, and tested again. Healing efficiency is the ratio of the toughness after repair to that before.',
  table({
    caption: 'Table 3. Recovery after repair by heat and pressure (means of eight specimens)',
    head: ['Property', 'As made', 'First repair', 'Second repair'],
    rows: [
      ['Mode I toughness (kJ/m²)', '1.10', '0.97', '0.89'],
      ['Healing efficiency', '–', '88%', '81%'],
      ['In-plane shear strength (MPa)', '62', '58', '56'],
      ['Glass transition (°C)', '92', '92', '91'],
    ],
    widths: [0.4, 0.2, 0.2, 0.2],
  }),
  'Two things are not given back. Fibre bridging, which made up about a tenth of the first toughness, is lost with the bridging fibres. And a crack that has taken up dust or oil does not heal: on specimens wiped with hydraulic oil the efficiency was 23%. Cleaning with isopropanol before pressing raised it to 79%.',
  heading('7  A number for the workshop'),
  'A repair needs time for two things: heat must reach the delamination at depth d, and the network must exchange there for several relaxation times. Subtract the ramp and the thermal lag from the cycle time, divide by the relaxation time at the holding temperature, and you have the repair number:',
  {
    kind: 'formula',
    text: 'N = ( t – ΔT/r – d²/2α ) / τ(T)',
    spoken:
      'N equals cycle time minus temperature rise over heating rate minus depth squared over two times thermal diffusivity, all divided by the relaxation time at the holding temperature.',
  },
  'All specimens with N above 5 recovered at least 85% of their toughness; none with N below 2 recovered more than 60%. We recommend an N of at least 5 for dry material.',
  'Worked example. Root laminate, delamination at d = 45 mm, α = 3·10⁻⁷ m²/s, rise of 150 K, r = 1.5 K/min, hold at 180 °C, four hours in all. The ramp takes 6000 s and the lag 3375 s; 5025 s remain. With τ = 520 s, N = 9.7. In a wet laminate τ is about 1.7 times as long and N falls to 5.7: still enough, but without much to spare.',
  heading('8  Limits, said plainly'),
  list(
    'Creep: at 70 °C under 20 MPa three times that of the reference epoxy. Good for roots and shells that stay cool, not for dark parts in the sun.',
    'Moisture: water competes for the esters and slows useful exchange; after saturation the one-hour repair takes 40 minutes more.',
    'Pressure: below 0.3 MPa voids remain; a vacuum bag alone (0.09 MPa) is not enough for laminates that have been wet.',
    'Certification: scatter on full-size parts, behaviour after more than two repairs, and ageing of the catalyst over twenty years are not known yet.',
  ),
  heading('9  Exercises'),
  list(
    'From Table 2, compute Eₐ with the first and the last row only. (126 kJ/mol; the line through all five rows gives the same. What would you conclude if it did not?)',
    'At which temperature is τ = 60 s? Would you repair there? (211 °C; the catalyst discolours the matrix above 200 °C.)',
    'Plan a dry repair with N = 5 at 170 °C for d = 20 mm and the ramp of the worked example at a rise of 140 K. (t = 5600 + 667 + 5550 s, about 3 h 17 min.)',
    'The feed lines of section 5 are 0.90 m apart and the resin must arrive within 70 minutes. Is it possible? (58 minutes: yes, with a margin of 12.)',
    'Give two reasons why healing efficiency might exceed 100%, and a test for each.',
  ),
]
