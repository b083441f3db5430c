/** Which Chromium to drive: the one named, the system's, or the one inside a package. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function chromiumAt(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const found = [process.env['CHROMIUM_PATH'], ...places].find((path) => path && existsSync(path));
  if (found) return { executablePath: found, env: {} };
  // the package unpacks its libraries only where it believes to run, and beside its temporary folder
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  process.env['TMPDIR'] ??= tmpdir();
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  const env: Record<string, string> = {};
  for (const name of ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) if (process.env[name]) env[name] = process.env[name];
  return { executablePath, env };
}
