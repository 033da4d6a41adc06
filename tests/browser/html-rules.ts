// What the HTML checker is asked about: all of its recommended rules but those of taste and those a reason speaks against.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // How Gatsby and React write: <!DOCTYPE html>, <br/>, hidden="", srcSet.
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      // Gatsby's own wrappers carry a style attribute.
      'no-inline-style': 'off',
      // The symposium's name is part of every title (specification, section 1).
      'long-title': 'off',
      // Tables that become labelled rows on a phone, lists without markers: browsers forget their roles.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // The menu of a desk and that of a phone: only one of them is ever displayed.
      'unique-landmark': 'off',
      // Where +90 232 … may break is the style sheet's business.
      'tel-non-breaking': 'off',
      // Ids such as 2B are session codes.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** Specification, section 2: the map is 100 % wide. The checker would have it in pixels. */
const isMapWidth = (message: string, selector: string) =>
  message.includes('"width" has invalid value "100%"') && selector.endsWith('iframe')

/** The faults of a page's HTML, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await checker.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(({ message, selector }) => !isMapWidth(message, selector ?? ''))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
