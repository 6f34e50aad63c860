import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/painting-and-drawing.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual } as const;

export const paintingAndDrawing: SubPage = {
  key: 'painting-and-drawing',
  name: 'Painting and Drawing',
  layout: 'landscape',
  img: { src },
  description:
    'Pictures made by hand, to a theme that is announced 60 days ahead. For the Preliminary send one photograph of your work and one of yourself at work; for the Final, submitted works travel to the exhibition, and live works are made on site in 4 hours unless another time is given. Easel, table, water and light are provided; bring your own colours and support. Tracing, projection and printed underlays are not allowed.',
  data: [
    {
      name: 'Watercolour',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Transparent colour on paper, from 28 by 38 to 56 by 76 centimetres, with the white of the sheet as your light. Gouache may cover up to a tenth of the picture. Live painters stretch their paper beforehand. Submitted sheets arrive with a mount but without glass, and the back bears only your entry number.',
      category: ['Live', 'Submitted'],
      ...shared,
    },
    {
      name: 'Oil and Acrylic',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Canvas or board between 40 and 100 centimetres on each side. Oil is for submitted works, dry to the touch on arrival; live painters use acrylic, since there is no time to dry. Knife, brush, collage of your own painted paper and thick paint are all welcome. Leave solvents at home, and please don’t frame your work.',
      category: ['Live', 'Submitted'],
      ...shared,
    },
    {
      name: 'Sketching',
      img: { src, crop: [120, 0, 280, 210] },
      description:
        'Pencil, charcoal, ink or chalk in a sketchbook no larger than A3. Live entrants spend the 4 hours walking through the festival and hand in six sheets; the jury picks the best three. Submitted sketchbooks hold at least twenty pages drawn from life within a year. Erasers are fine, photographs are not.',
      category: ['Live', 'Submitted'],
      ...shared,
    },
    {
      name: 'Miniature Painting',
      img: { src, crop: [0, 90, 280, 210] },
      description:
        'Fine work in a Persian, Mughal, Rajput, Pahari, Byzantine or kindred manner, no larger than 25 by 20 centimetres. Natural pigments, gum arabic, shell gold and handmade paper suit it best. Include a magnifying-glass detail in your Preliminary photographs and name the school that you follow. You can enter a copy or an invention.',
      category: ['Submitted'],
      ...shared,
    },
    {
      name: 'Mural',
      img: { src, crop: [60, 30, 240, 180] },
      description:
        'One to five people paint a panel of 4 by 2.5 metres in two days of 6 hours. For the Preliminary send a coloured design at a scale of 1 to 10. Water-based paint in twelve colours, rollers and a low scaffold are supplied; spray cans are allowed for those aged 18 and above, with a mask.',
      category: ['Live'],
      ...shared,
    },
    {
      name: 'Live Portrait',
      img: { src, crop: [150, 60, 240, 180] },
      description:
        'A sitter takes the chair for three poses of 25 minutes, and eight artists draw or paint from their places, which are decided by lot. Any dry or water-based medium up to 50 by 70 centimetres is allowed. Phones are put away. The picture should be like the person, and alive.',
      category: ['Live'],
      ...shared,
    },
  ],
};
