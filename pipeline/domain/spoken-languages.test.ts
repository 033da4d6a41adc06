import {
  isLanguageTag,
  isOf,
  languageCalled,
  languageName,
  localeOf,
  plainLanguageTag,
} from './spoken-languages'

test('a language is called by its name in the language of the reader', () => {
  expect([languageName('de', 'en'), languageName('de', 'tr')]).toEqual(['German', 'Almanca'])
  expect(languageName('en-GB', 'tr')).toBe('İngilizce')
})

test.each(['en', 'tr', 'de', 'pt-BR', 'zh-Hant'])('%s is the tag of a language', (tag) => {
  expect(isLanguageTag(tag)).toBe(true)
})

test.each(['english', 'xx', 'de_AT', 'Almanca', '', 'd'])('“%s” is not', (tag) => {
  expect(isLanguageTag(tag)).toBe(false)
})

test('names in either language and tags in other letters are understood', () => {
  expect(['Almanca', 'german', 'İNGİLİZCE', 'Klingon'].map(languageCalled)).toEqual([
    'de',
    'de',
    'en',
    undefined,
  ])
  expect(['EN', 'pt-br', 'Türkçe!'].map(plainLanguageTag)).toEqual(['en', 'pt-BR', 'Türkçe!'])
})

test('a reader of English reads every English', () => {
  expect([isOf('en-US', 'en'), isOf('de', 'en')]).toEqual([true, false])
  expect(['tr', 'de-AT'].map(localeOf)).toEqual(['tr-TR', 'de-AT'])
})
