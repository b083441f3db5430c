/** The version of Baize. `npm version` writes it here and into every package.json. */
export const version = '1.0.0';
