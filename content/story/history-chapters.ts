import type { Prose } from '../prose.ts';

/** One of the seven texts behind the tabs of the history page. */
export interface Chapter {
  /** Names it in the address; never changes. */
  readonly key: string;
  /** What the tab says. */
  readonly label: string;
  /** What stands above its text. */
  readonly title: string;
  readonly text: Prose;
}

/** The seven chapters, in the order and with the labels of section 2 (HISTORY-03). */
export const historyChapters = (product: string): readonly Chapter[] => [
  {
    key: 'delphi',
    label: 'Delphi',
    title: 'The navel of the world',
    text: [
      'Delphi lies on the southern flank of Mount Parnassus, more than five hundred metres above the sea. Two cliffs stand over it, the Phaedriades, the shining ones. Below, the valley of the Pleistos runs through olive trees to the Gulf of Corinth.',
      'The Greeks called this the middle of the earth. Zeus, they said, let two eagles fly from the two ends of the world, and here they met. A carved stone marked the spot: the omphalos, the navel. A marble one of later date still stands in the museum.',
      'The sanctuary belonged to Apollo, god of music and prophecy. A steep road led through it, past treasuries, statues and tripods that cities had given in thanks or in pride. Higher up lay the theatre, with room for about five thousand people, and above that the stadium. In the porch of the temple visitors read short counsels, among them “Know yourself” and “Nothing in excess”. Since 1987 the site has been on the World Heritage List.',
    ],
  },
  {
    key: 'ancient-games',
    label: `${product} in ancient Greece`,
    title: 'First a song, then the races',
    text: [
      `At first the ${product} were a contest of music, held every eight years: a hymn to Apollo, sung to the kithara. After the First Sacred War the league of neighbours that guarded the sanctuary, the Amphictyony, made them greater. From 586 or 582 BC, for the sources differ, they were held every four years, in the third year of each Olympiad, and athletes and horses competed as well.`,
      'The prize was a wreath of laurel, brought from the Vale of Tempe. One musician made the new festival famous: Sakadas of Argos won the contest on the aulos, a pair of reed pipes, three times running. His piece told of Apollo’s fight with the serpent Python without a single word.',
      'Runners, boxers and wrestlers met in the stadium; chariots raced in the plain below. The bronze Charioteer in the museum thanks the god for such a victory, and Pindar wrote odes for the winners. An inscription of the first century AD praises a girl, Tryphosa, who won the foot race here.',
    ],
  },
  {
    key: 'early-history',
    label: 'Early History of Delphi',
    title: 'Older than its god',
    text: [
      'People lived on this slope long before Apollo came. Potsherds, graves and small clay figures tell of a Mycenaean village of the fourteenth to twelfth centuries BC. Homer knows the place as rocky Pytho. Bronze tripods and other gifts, from the eighth century on in great number, show that a sanctuary had begun to draw visitors from far away.',
      'Myth remembers older owners. In Aeschylus the Earth, Gaia, is the first to prophesy; her daughter Themis follows, then Phoebe, who hands the seat to Apollo in peace. The Homeric hymn tells it otherwise: the young god kills a she-dragon at the spring and leaves her to rot, which explains the name Pytho. Later writers call the serpent Python, and say that Apollo had to go to Tempe to be cleansed and came home with laurel.',
      'In the early sixth century BC the neighbours fought over who should control the road to the oracle. The port of Kirrha, accused of squeezing pilgrims, was destroyed and its plain given to the god. How much of this First Sacred War is legend is still argued.',
    ],
  },
  {
    key: 'builders',
    label: 'Who Built Delphi',
    title: 'Bees, brothers, exiles and everyone else',
    text: [
      'Pausanias was told of temples no one could have seen: a hut of laurel branches, one of beeswax and feathers made by bees, one of bronze. The first of stone, legend says, was the work of two brothers, Trophonius and Agamedes.',
      'That temple burned in 548 BC. The rebuilding was to cost three hundred talents, a quarter of it due from Delphi itself, so collectors went from city to city and as far as Egypt, where King Amasis gave alum by the ton. The Alcmaeonids, an Athenian family in exile, took the contract and gave more than it asked: a front of Parian marble in place of plain limestone.',
      'An earthquake brought this one down in 373 BC. Its successor was planned by Spintharus of Corinth and finished, after a war, by Xenodorus and Agathon about 330 BC; the columns that stand today are from it. Accounts cut in stone name those who paid: kings, cities, and private people who had only a coin or two to give. So the true answer is long. Delphi was built by nearly everyone who believed in it.',
    ],
  },
  {
    key: 'oracle',
    label: 'Oracle and Pythia',
    title: 'A voice from the tripod',
    text: [
      'The Pythia was a woman of Delphi who served for life. Plutarch, a priest of the sanctuary, reports that in its busiest days there were three: two took turns and one stood by. She spoke on the seventh day of the month, and in winter, when Apollo was said to be away, not at all.',
      'Before a session a goat was sprinkled with water; if it did not tremble, the god was not at home. Then she took her seat on the tripod in the innermost room. Cities asked about laws, wars and colonies, others about marriage, children and debts. Croesus of Lydia learned that he would destroy a great empire, and did: his own. The Athenians were told to trust a wooden wall, and Themistocles understood ships.',
      'What moved her is an open question. Plutarch mentions a sweet breath from the ground. The excavators found no chasm; around the year 2000 geologists proposed that gases rose where two faults cross, and other scholars have disputed it. Ancient pictures show no frenzy, only a woman who listens.',
    ],
  },
  {
    key: 'demise',
    label: 'Demise of Delphi',
    title: 'Silence, slowly',
    text: [
      'No single day ended Delphi. In the Third Sacred War, from 356 to 346 BC, the Phocians melted down its gold to pay soldiers. In 86 BC Sulla took silver for his own army. Nero competed here in AD 67, was crowned as expected, and is said to have carried off five hundred bronze statues.',
      'There were kinder guests. Hadrian favoured the sanctuary, and Herodes Atticus is said to have paid for the stone seats of the stadium. Yet Plutarch was already asking why the oracles had grown so quiet. In the fourth century Constantine moved the bronze column of serpents to his new capital, where its stump still stands in Istanbul.',
      'The laws of Theodosius I against the old cults, in the 390s, closed temple and festival alike; an exact last day is not recorded. A Christian town lived among the ruins until about the seventh century. Much later a village, Kastri, spread its houses over the sanctuary. It had to be moved before French archaeologists could begin the great excavation in 1892.',
    ],
  },
  {
    key: 'revival',
    label: `Revival as Modern ${product}`,
    title: 'The wreath is offered again',
    text: [
      'The stones spoke first. In 1893 the excavators found two hymns to Apollo, cut into the Athenian treasury with signs for their melodies. One of them was sung in Paris the next year, at the congress that brought back the Olympic Games.',
      'Delphi’s own festival waited longer. In May 1927, and again in 1930, the poet Angelos Sikelianos and Eva Palmer-Sikelianos filled the ancient theatre with tragedy, the stadium with contests, and the village with weaving and folk music. It was a true revival, paid for largely by the two of them, and it ended when their means did. Their house above the town is a museum now.',
      `The modern ${product} are a new beginning in that spirit, and owe it their thanks. Eight arts and the traditional games of many peoples are contested side by side. National games have gathered 5,000+ participants. The way leads from there through Para 2025 and Youth 2026 to the first ${product} in Athens in 2027, with a closing day at Delphi. The prize will be laurel.`,
    ],
  },
];
