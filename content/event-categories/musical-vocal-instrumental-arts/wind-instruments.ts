import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/wind-instruments.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.music } as const;

export const windInstruments: SubPage = {
  key: 'wind-instruments',
  name: 'Wind Instruments',
  layout: 'landscape',
  img: { src },
  data: [
    {
      instrument: 'Bansuri',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Solo on the bamboo flute, with tabla and tanpura: 5 minutes in the Preliminary, 7 in the Semi-Final, 10 in the Final, and a new raga each time. Use a bansuri with six or seven finger holes and name its tonic when you register, so that the drone can be tuned.',
      repertoire: [
        'A raga of your choice with alap and a composition in teental',
        'A dhun or folk melody in dadra or kaharwa',
        'Final: alap, a slow and a fast composition',
      ],
      ...shared,
    },
    {
      instrument: 'Flute',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'For the transverse concert flute and its family from piccolo to alto, and for wooden baroque flutes at their own pitch. Preliminary pieces are unaccompanied and last up to 5 minutes; later rounds take 8 with piano, for which a pianist is provided. Please bring original scores, not copies.',
      repertoire: [
        'Preliminary: a movement for flute alone',
        'Semi-Final: a baroque sonata movement',
        'Final: a concert piece with piano and one of your choice',
      ],
      ...shared,
    },
    {
      instrument: 'Aulos',
      img: { src, crop: [0, 0, 280, 210] },
      description:
        'This contest of the twin pipes with double reeds was held at Delphi from 586 BC. Play a copy of an ancient find for 4 minutes, in the Final 6, with or without the phorbeia, the strap that supports the cheeks. Living relatives such as the Sardinian launeddas may enter.',
      repertoire: [
        'A reconstruction from an ancient fragment',
        'A dance or march with foot clapper or frame drum',
        'Final: a free piece that paints the fight of Apollo with Python',
      ],
      ...shared,
    },
    {
      instrument: 'Clarinet',
      img: { src, crop: [60, 60, 280, 210] },
      description:
        'Any clarinet may be played, from E flat to bass, in classical, klezmer, Balkan or Turkish style. The limit is 5 minutes, rising to 8 in the Final. One accompanist on piano, accordion or a plucked instrument may join. Prepare two styles over the three rounds; the jury marks how clearly they differ.',
      repertoire: [
        'A movement of a concerto or sonata',
        'A piece for clarinet alone',
        'A traditional dance with its ornaments, such as a doina or zeibekiko',
      ],
      ...shared,
    },
    {
      instrument: 'Pan Pipes',
      img: { src, crop: [120, 90, 280, 210] },
      description:
        'Siku, antara, nai, syrinx and other rows of pipes share this contest of up to 4 minutes a round. Siku players whose melody is divided between two instruments enter as a pair and are judged as one. Guitar, charango or frame drum may accompany. Recorded backing is not accepted.',
      repertoire: [
        'A traditional melody of the Andes, the Balkans or Oceania',
        'A slow piece that shows long breath and vibrato',
        'Final: a dance in quick tempo',
      ],
      ...shared,
    },
    {
      instrument: 'Saxophone',
      img: { src, crop: [140, 20, 240, 180] },
      description:
        'Soprano to baritone, classical or jazz: decide on one path when you register. Classical players present written works with piano; jazz players a standard with at least one improvised chorus, over a rhythm section the organiser provides. Each round lasts 5 minutes, the Final 8. Amplification is for the band, not for you.',
      repertoire: [
        'Classical: a study and a concert piece',
        'Jazz: a blues and a ballad',
        'Final: a work of your choice from your country or region',
      ],
      ...shared,
    },
  ],
};
