import type { FacilityKind } from '#content/venues/venue.ts';

/*
 * What visitors call things for which the site has another word, in all its languages at once: whoever looks for one is
 * in a hurry, and may not know the language of the page.
 */
const TOILET =
  'toilet toilets WC restroom bathroom washroom lavatory loo ladies gents مرحاض مراحيض حمام حمامات دورة دورات مياه ' +
  'መጸዳጃ ሽንት টয়লেট বাথরুম শৌচাগার τουαλέτα τουαλέτες μπάνιο aseo aseos baño baños lavabo palikuran banyo ' +
  'kubeta CR toilette toilettes sanitaires शौचालय टॉयलेट बाथरूम प्रसाधन ट्वाइलेट चर्पी トイレ お手洗い 便所 化粧室 화장실 변소 tandas ' +
  'jamban toiletten banheiro banheiros banho sanitários choo vyoo msalani 厕所 洗手间 卫生间 廁所 洗手間';

const WORDS: Readonly<Partial<Record<FacilityKind, string>>> = {
  toilet: TOILET,
  accessibleToilet: `${TOILET} wheelchair disabled accessible`,
  water: 'drinking water fountain tap refill مياه شرب ماء',
  firstAid: 'first aid doctor nurse medical ambulance إسعاف طبيب',
};

/** Returns words by which a facility is found, besides its name; they are never shown. */
export const facilityWords = (kind: FacilityKind): string => WORDS[kind] ?? '';
