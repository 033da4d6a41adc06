// What is wrong with a link or picture by its writing alone, wherever it leads.
import { both, type Fault } from '../problem'
import type { Node } from './nodes'

const pattern = both('Write [text](/registration).', '[metin](/registration) biçiminde yazın.')

function pictureFault({ alt, url = '' }: Node): Fault | undefined {
  if (/^https?:/i.test(url)) {
    const name = url.replace(/[?#].*$/, '').replace(/^.*\//, '') || 'name.jpg'
    return {
      message: both(
        'The picture lies on another site, from which browsers may not fetch it here.',
        'Görsel başka bir sitede; tarayıcılar onu oradan bu siteye getiremez.',
      ),
      advice: both(
        `Put it into the folder static/ and write /${name}.`,
        `Görseli static/ klasörüne koyup /${name} yazın.`,
      ),
    }
  }
  if (url === '') {
    return {
      message: both('The picture has no address.', 'Görselin adresi yok.'),
      advice: both(
        'Put it into the folder static/ and write ![what it shows](/name.jpg), or delete it: uploading here does not work.',
        'Görseli static/ klasörüne koyup ![ne gösterdiği](/ad.jpg) yazın ya da silin: Görsel buraya yüklenmez.',
      ),
    }
  }
  if (alt) return undefined
  return {
    message: both('The picture has no description.', 'Görselin açıklaması yok.'),
    advice: both(
      'Write what it shows: ![what it shows](/1.jpg).',
      'Ne gösterdiğini yazın: ![ne gösterdiği](/1.jpg).',
    ),
  }
}

/** The fault of a link or picture; undefined where it is written well, and for all other nodes. */
export function linkFault(node: Node): Fault | undefined {
  if (node.type === 'image') return pictureFault(node)
  if (node.type !== 'link') return undefined
  if (!node.url || node.url === '#')
    return { message: both('The link leads nowhere.', 'Bağlantının adresi boş.'), advice: pattern }
  if (!node.children?.length)
    return { message: both('The link has no words.', 'Bağlantının metni boş.'), advice: pattern }
  return undefined
}
