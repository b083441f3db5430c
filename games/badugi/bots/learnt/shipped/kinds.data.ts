/**
 * How often known players do what against the table that is safe, in thousandths, and what each table wins from them in bb/100; made
 * by scripts/badugi/kinds.ts, not by hand.
 */
export const kinds = [
  {
    name: 'learnt',
    wins: { safe: 0, cpus: -51, callers: -3 },
    rates: [93, 37, 416, 0, 455, 131, 449, 734, 551, 135, 262, 373, 564, 627, 174, 340, 384, 505, 616, 156],
  },
  {
    name: 'cpu1',
    wins: { safe: 22, cpus: 120, callers: 13 },
    rates: [252, 77, 241, 0, 430, 10, 593, 926, 407, 63, 352, 436, 554, 564, 94, 516, 358, 413, 642, 71],
  },
  {
    name: 'cpu2',
    wins: { safe: 38, cpus: 149, callers: 20 },
    rates: [122, 74, 290, 0, 514, 12, 617, 933, 383, 55, 357, 439, 539, 561, 104, 525, 340, 399, 660, 76],
  },
  {
    name: 'cpu3',
    wins: { safe: 28, cpus: 133, callers: 12 },
    rates: [198, 75, 258, 0, 468, 11, 606, 926, 394, 63, 353, 434, 547, 566, 101, 523, 350, 404, 650, 73],
  },
  {
    name: 'cpu4',
    wins: { safe: 23, cpus: 110, callers: 12 },
    rates: [301, 79, 225, 0, 395, 11, 571, 930, 429, 60, 347, 434, 562, 566, 92, 509, 364, 429, 636, 62],
  },
  {
    name: 'cpu5',
    wins: { safe: 40, cpus: 159, callers: 22 },
    rates: [57, 71, 315, 0, 557, 13, 647, 926, 353, 62, 368, 442, 527, 558, 104, 528, 335, 397, 665, 75],
  },
  {
    name: 'cpu6',
    wins: { safe: 25, cpus: 132, callers: 14 },
    rates: [196, 77, 260, 0, 466, 12, 602, 928, 398, 61, 364, 430, 542, 570, 94, 523, 346, 403, 654, 74],
  },
  {
    name: 'basic',
    wins: { safe: 30, cpus: 147, callers: 16 },
    rates: [64, 9, 305, 0, 622, 12, 642, 927, 358, 61, 361, 518, 541, 482, 99, 575, 435, 338, 565, 88],
  },
  {
    name: 'station',
    wins: { safe: 97, cpus: -64, callers: 138 },
    rates: [5, 79, 911, 0, 5, 5, 995, 990, 5, 5, 5, 995, 990, 5, 5, 5, 995, 990, 5, 5],
  },
  {
    name: 'maniac',
    wins: { safe: 354, cpus: -79, callers: 56 },
    rates: [5, 5, 60, 0, 930, 5, 5, 42, 995, 953, 5, 5, 97, 995, 898, 5, 5, 163, 995, 832],
  },
  {
    name: 'erratic',
    wins: { safe: 130, cpus: -71, callers: 65 },
    rates: [5, 41, 469, 0, 486, 5, 501, 507, 499, 488, 5, 500, 512, 500, 483, 5, 504, 519, 496, 476],
  },
  {
    name: 'stubborn-cpu',
    wins: { safe: 45, cpus: -124, callers: 86 },
    rates: [5, 73, 483, 0, 439, 5, 659, 945, 341, 50, 5, 474, 903, 526, 92, 5, 451, 941, 549, 54],
  },
  {
    name: 'stubborn-basic',
    wins: { safe: 32, cpus: -141, callers: 81 },
    rates: [5, 9, 371, 0, 615, 5, 661, 939, 339, 56, 5, 524, 890, 476, 105, 5, 501, 918, 499, 77],
  },
  {
    name: 'loose-passive',
    wins: { safe: 23, cpus: 69, callers: 41 },
    rates: [19, 73, 868, 0, 39, 5, 904, 974, 96, 21, 76, 762, 887, 238, 37, 446, 577, 522, 423, 31],
  },
  {
    name: 'loose-aggressive',
    wins: { safe: 18, cpus: 64, callers: 17 },
    rates: [19, 34, 429, 0, 517, 5, 454, 870, 546, 125, 130, 417, 705, 583, 165, 545, 370, 336, 630, 119],
  },
  {
    name: 'tight-30',
    wins: { safe: 27, cpus: 66, callers: 18 },
    rates: [578, 75, 142, 0, 205, 63, 621, 857, 379, 80, 357, 492, 525, 508, 118, 513, 353, 402, 647, 85],
  },
  {
    name: 'tight-50',
    wins: { safe: 20, cpus: 78, callers: 11 },
    rates: [394, 59, 203, 0, 344, 18, 614, 903, 386, 78, 346, 492, 534, 508, 121, 536, 359, 367, 641, 97],
  },
  {
    name: 'tight-70',
    wins: { safe: 23, cpus: 84, callers: 13 },
    rates: [227, 42, 261, 0, 470, 9, 609, 910, 391, 80, 288, 492, 596, 508, 116, 547, 382, 351, 618, 102],
  },
] as const;
