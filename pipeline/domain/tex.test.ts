import { readTex } from './tex'

describe('TeX in titles and names', () => {
  it.each([
    ['CO$_2$ capture in m$^2$', 'CO₂ capture in m²'],
    ['\\ce{Al2O3} and \\ce{Ca(OH)2}', 'Al₂O₃ and Ca(OH)₂'],
    ['$\\alpha$-Al$_2$O$_3$', 'α-Al₂O₃'],
    ['$T_{max}$ at 45$^\\circ$C', 'T~max~ at 45°C'],
    ['10$^{-3}$ and 10^6', '10⁻³ and 10⁶'],
    ['\\textit{In situ} curing at 50\\% ', '*In situ* curing at 50% '],
    ['{MRI} of R\\&D parts', 'MRI of R&D parts'],
    [
      'G\\"{u}l {\\"O}rnek, \\c{C}a\\u{g}la \\.{I}yi, Caf\\\'e, y{\\i}ld{\\i}z',
      'Gül Örnek, Çağla İyi, Café, yıldız',
    ],
    ['$\\pm$45 and 3 $\\mu$m', '±45 and 3 μm'],
    ['m^2^', 'm²'],
    ['K.~Muster, L.~Örnek and V~f~ at 5~MPa', 'K. Muster, L. Örnek and V~f~ at 5 MPa'],
    ["``Smart'' skins -- 5--10\\,MPa---or more", '“Smart” skins – 5–10 MPa—or more'],
    ['{\\it In situ} and {\\bf strong} at $\\sim$5 or $\\sim 6$', '*In situ* and strong at ∼5 or ∼ 6'],
    ['$\\nabla \\ell$ and stra{\\ss}e', '∇ ℓ and straße'],
  ])('%s', (written, read) => {
    expect(readTex(written)).toBe(read)
  })

  it.each([
    'from $50 to $60',
    '{n} of {date}',
    'x_1 in a^b',
    'C:\\data',
    'about ~5 mm, ~6 mm',
    'npm run import --no-open',
    'from $50 + tax to $60',
    '\\unknown{x}',
  ])('leaves %s', (written) => {
    expect(readTex(written)).toBe(written)
  })
})
