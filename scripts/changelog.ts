/** The changelog at a release: what is under "Unreleased" gets a version and a date. */

const heading = /^## /m;

/** The text under a heading of the second level, without it; `null` where there is none. */
export function sectionOf(changelog: string, title: string): string | null {
  const [, ...sections] = changelog.split(heading);
  const section = sections.find((each) => each.startsWith(title));
  return section === undefined ? null : section.slice(section.indexOf('\n') + 1).trim();
}

/** Moves what is unreleased under the version. A release without news is a mistake. */
export function released(changelog: string, version: string, date: string): string {
  const news = sectionOf(changelog, 'Unreleased');
  if (news === null || news === '') throw new Error('CHANGELOG.md has nothing under "Unreleased"');
  return changelog.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} (${date})\n`);
}
