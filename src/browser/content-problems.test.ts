import { screen } from '@testing-library/dom'
import { showProblems } from './content-problems'

const problems = {
  en: ['content/data/fees.yaml:7:1  ERROR\n    The price is missing.', 'content/site.yaml:2:3  ERROR'],
  tr: ['content/data/fees.yaml:7:1  HATA\n    Ücret eksik.', 'content/site.yaml:2:3  HATA'],
}

test.each([
  ['en-GB', 'The price is missing.'],
  ['tr-TR', 'Ücret eksik.'],
])(
  'in a browser in %s every problem is shown with its file and line, until all are corrected',
  (language, said) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    showProblems(problems)
    // A second report replaces the first.
    showProblems(problems)
    const [first, second, ...more] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('content/data/fees.yaml:7:1')
    expect(first).toHaveTextContent(said)
    expect(second).toHaveTextContent('content/site.yaml:2:3')
    expect(more).toEqual([])
    expect(screen.getByRole('alert')).toHaveAttribute('lang', language.slice(0, 2))
    showProblems({ en: [], tr: [] })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)
