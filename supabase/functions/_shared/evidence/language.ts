import { memoizeByText } from './memoize.ts'

export type Language = 'en' | 'de' | 'fr' | 'es'

const wordsSet = (words: string) => new Set(words.split(' '))

/** Frequent words that occur in only one of the languages. */
const TELLING: Record<Language, ReadonlySet<string>> = {
  en: wordsSet(
    'the of and to is are was were that with for from their have has had by not this which who will would be been at they it its we our you than more every each only about there when what these those into but or could should can does did get gets takes costs percent one two three four five seven eight nine ten eleven twelve days weeks months years hours day week month year hour',
  ),
  de: wordsSet(
    'der die das und ist sind war waren mit für von nicht ein eine einen einem einer den dem des im zum zur auf sich auch werden wird wurde wurden hat haben bei nach aus wir ihre nur pro jeder jede als über kein keine zahlen kostet bis seit derzeit zwei drei vier fünf sechs sieben acht neun zehn zwölf tage wochen monate monaten jahre jahren stunden stunde tag woche monat jahr rund etwa',
  ),
  fr: wordsSet(
    'le la les des du et est sont était étaient avec pour dans sur pas une un que qui par au aux ce cette nous leur leurs ont plus chaque ne se il elle ils elles chez selon coûte en nos vos jusqu très aussi cet soit dont deux trois quatre cinq sept huit neuf douze jours semaines mois ans heures jour semaine heure environ aucun aucune quelques plusieurs',
  ),
  es: wordsSet(
    'el los las del y es son era eran con para por en una un que se no su sus al lo como más cada entre según han ha nos cuesta muy sin este esta hay dos tres cuatro cinco seis siete ocho nueve diez doce días semanas meses años horas día semana mes año hora unos unas ninguna ningún ninguno algunos algunas',
  ),
}

/** Letters and endings that occur in only one of the languages. */
const LETTERS: Record<Language, RegExp> = {
  en: /^(?!)/,
  de: /[äöüß]|\p{L}{3}(?:ungs?|ungen|keit|schaft|lich\p{L}{0,2}|betriebe?n?)$/u,
  fr: /[çèêàùœôîûë]|(?:eaux|eux|ées?|aient)$/u,
  es: /[ñáíóú¿¡]|(?:ción|ciones|dades|mente)$/u,
}

/** The most likely language of a text among the four supported ones; English if nothing indicates another. */
export const languageOf = memoizeByText(readLanguage)

function readLanguage(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (language: Language) =>
    words.filter((word) => TELLING[language].has(word) || LETTERS[language].test(word)).length
  const languages: Language[] = ['en', 'de', 'fr', 'es']
  return languages.reduce((best, language) => (count(language) > count(best) ? language : best))
}
