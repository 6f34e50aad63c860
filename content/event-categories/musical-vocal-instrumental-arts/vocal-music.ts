import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/vocal-music.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.music } as const;

export const vocalMusic: SubPage = {
  key: 'vocal-music',
  name: 'Vocal Music',
  layout: 'portrait',
  img: { src },
  description:
    'Here the voice alone is judged, so pitch correction and recorded singing are not allowed. Each round needs a new piece: up to 4 minutes in the Preliminary, 6 in the Semi-Final and 8 in the Final. Sing in any language and send the words with a short English summary when you register. Microphones, a piano and an electronic tanpura are on stage; other accompanists come with you and are not marked.',
  data: [
    {
      name: 'Classical Vocal',
      img: { src, crop: [20, 0, 225, 300] },
      description:
        'A solo contest for voices trained in one classical tradition, sung from memory. Indian singers may bring a tabla or mridangam player and one more accompanist; Western singers perform with piano or unaccompanied. Write the raga and tala, or the composer and key, on your entry form for every round.',
      repertoire: [
        'Hindustani: a raga with a slow and a fast composition',
        'Carnatic: a kriti with alapana and kalpana swaras',
        'Western: an art song, or a sacred solo',
        'Another classical tradition, named at registration',
      ],
      ...shared,
    },
    {
      name: 'Folk Song',
      img: { src, crop: [150, 20, 195, 260] },
      description:
        'Soloists and groups of up to 8 sing traditional songs of a region they can name, in its own language or dialect. Only acoustic instruments of that region may accompany. Before you begin, tell the audience in a sentence or two where the song comes from and when it is sung.',
      repertoire: [
        'Preliminary: a song of work, sea or harvest',
        'Semi-Final: a ballad or other story in song',
        'Final: a wedding, cradle or festival song',
      ],
      ...shared,
    },
    {
      name: 'Light and Devotional Song',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Ghazal, chanson, bhajan, gospel, psalm and their relatives meet here; the words count as much as the tune. Harmonium, tabla, guitar or piano may accompany you. A recorded backing without voices is accepted in the Preliminary only, as a WAV or MP3 file on a memory stick.',
      categories: ['Solo', 'Duet', 'Group of 3 to 8'],
      ...shared,
    },
    {
      name: 'Choir',
      img: { src, crop: [88, 0, 225, 300] },
      description:
        'Choirs sing in at least three parts, with or without piano, under a conductor who does not sing. At least one piece in the Final must be unaccompanied and one must come from the country of the choir. Bring three copies of each score for the jury; risers for 40 singers are provided.',
      categories: ['Group of 8 to 16', 'Group of 17 to 40'],
      ...shared,
    },
    {
      name: 'Opera and Aria',
      img: { src, crop: [30, 40, 180, 240] },
      description:
        'Sing arias, duets or ensembles from opera, operetta or a sung theatre such as Peking opera, in the original language and without a microphone. A pianist is provided when the score arrives 30 days ahead. Acting belongs to the performance in the Final; costume is optional, scenery is not used.',
      categories: ['Solo', 'Duet', 'Group of 3 to 6'],
      ...shared,
    },
    {
      name: 'Spoken Rhythm and Rap',
      img: { src, crop: [200, 50, 180, 240] },
      description:
        'Rap, konnakol, beatboxing and other rhythm made by the mouth. Words must be your own and free of insult to persons or peoples. Perform over a beat without vocals or over none; in the Final, add one minute on a beat or a tala that the jury chooses on the spot.',
      categories: ['Solo', 'Duet', 'Group of 3 to 6'],
      ...shared,
    },
  ],
};
