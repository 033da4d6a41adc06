// What is said where a rule is broken that a schema names by a word (`params.kind`).
import { both, fault, type Fault } from '../problem'

type Rule = (value: unknown, params: Record<string, unknown>) => Fault

export const schemaRules: Record<string, Rule> = {
  empty: () => ({
    message: both('This is empty.', 'Bu alan boş.'),
    advice: both(
      'Write a text, or delete the whole field if it is optional.',
      'Bir metin yazın; alan isteğe bağlıysa tümüyle silin.',
    ),
  }),
  code: (value) => ({
    message: both(`“${String(value)}” is not a session code.`, `“${String(value)}” bir oturum kodu değil.`),
    advice: both(
      'Use letters, digits and hyphens, such as 2B or coffee-1.',
      'Harf, rakam ve kısa çizgi kullanın, örneğin 2B ya da coffee-1.',
    ),
  }),
  map: () =>
    fault(
      'Pages cannot show this map: the address is not one that Google Maps or OpenStreetMap gives for embedding.',
      'Sayfa bu haritayı gösteremez: Adres, Google Haritalar ya da OpenStreetMap’in gömmek için verdiği bir adres değil.',
      'Google: Share → Embed a map, and copy the address after src=, https://www.google.com/maps/embed?…; OpenStreetMap: Share → HTML, https://www.openstreetmap.org/export/embed.html?… Another service: ask for it to be added to mapServices in pipeline/schemas/place.ts.',
      'Google: Paylaş → Harita yerleştirme; src= sonrasındaki https://www.google.com/maps/embed?… adresini kopyalayın. OpenStreetMap: Paylaş → HTML, https://www.openstreetmap.org/export/embed.html?… Başka bir hizmetin pipeline/schemas/place.ts içindeki mapServices listesine eklenmesini isteyin.',
    ),
  'room-price': () =>
    fault(
      'The room needs either a price, or a single and/or double price.',
      'Oda için ya tek bir fiyat ya da tek/çift kişilik fiyat gerekir.',
      'Write “price: 120”, or “single: 120” and “double: 135”. Until it is known, put # at the beginning of the line.',
      '“price: 120” ya da “single: 120” ve “double: 135” yazın. Belli olana kadar satırı # ile başlatın.',
    ),
  'too-long': (value, { max }) => ({
    message: both(
      `This has ${String(value).length} characters; at most ${String(max)} fit.`,
      `Bu metin ${String(value).length} karakter; en çok ${String(max)} karakter sığar.`,
    ),
    advice: both('Shorten it.', 'Kısaltın.'),
  }),
  length: (value, { min, max }) => ({
    message: both(
      `This has ${String(value).length} characters; ${String(min)} to ${String(max)} are needed.`,
      `Bu metin ${String(value).length} karakter; ${String(min)}–${String(max)} karakter olmalı.`,
    ),
    advice: both('Search engines show this sentence.', 'Arama motorları bu cümleyi gösterir.'),
  }),
}
