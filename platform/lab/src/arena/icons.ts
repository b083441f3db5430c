/** The few signs of a contest's pages, drawn: a reader's fonts may have no arrows and no check marks. */
const shapes = {
  bot: '<rect x="4" y="8" width="16" height="11.5" rx="3.5"/><path d="M12 8V4.500"/><circle cx="12" cy="3.300" r="1.200"/><path d="M9 12.500v2M15 12.500v2"/>',
  model:
    '<path d="M20.500 5.500v9a2.500 2.500 0 0 1-2.500 2.500h-6l-4.500 4v-4H6a2.500 2.500 0 0 1-2.500-2.500v-9A2.500 2.500 0 0 1 6 3h12a2.500 2.500 0 0 1 2.500 2.500z"/><path d="m8 8 2.500 2L8 12M12.800 12.200H16"/>',
  program: '<path d="m8 7-5 5 5 5M16 7l5 5-5 5"/>',
  agent: '<circle cx="12" cy="12" r="3.500"/><path d="M12 3v5.500M12 15.500V21M3 12h5.500M15.500 12H21"/>',
  arrow: '<path d="M5 12h13M13 7l5 5-5 5"/>',
  check: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  cross: '<path d="M6 6l12 12M18 6 6 18"/>',
  left: '<path d="m15 6-6 6 6 6"/>',
  right: '<path d="m9 6 6 6-6 6"/>',
} as const;

export const icon = (name: keyof typeof shapes, size = 16): string =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;
