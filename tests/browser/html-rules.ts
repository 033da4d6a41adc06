// The rules of the HTML checker: all recommended ones except matters of taste and those that do not apply here, with reasons.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // The style in which Gatsby and React write HTML: <!DOCTYPE html>, <br/>, hidden="", srcSet.
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
      // Browsers drop the roles of tables laid out as labelled rows and of lists without markers: they are written out.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // Each page has a desktop menu and a phone menu, of which only one is displayed.
      'unique-landmark': 'off',
      // Where telephone numbers may break is left to CSS.
      'tel-non-breaking': 'off',
      // Ids such as 2B are session codes.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** The faults of a page's HTML, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await checker.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
