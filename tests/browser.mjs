import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  process.env.TRELLIS_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function attempt(label, command, args) {
  try {
    console.log(`browser: trying ${label}`);
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 240_000 });
    return true;
  } catch (error) {
    console.log(
      `browser: ${label} failed: ${String(error.stderr ?? error.message)
        .trim()
        .split('\n')
        .at(-1)}`,
    );
    return false;
  }
}

function findInstalled() {
  return installed.find((path) => path && existsSync(path));
}

function findDownloaded() {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Finds or installs Chromium for the browser tests: an installed one, Playwright's download, or as root the Debian package.
 * Prints the path.
 *
 * @returns {string} the path of the executable
 * @throws if none is installed and none can be installed
 */
export function resolveBrowser() {
  const found = findInstalled() ?? findDownloaded();
  if (found) return announce(found);
  attempt("Playwright's download", process.execPath, [
    'node_modules/playwright/cli.js',
    'install',
    'chromium',
  ]);
  const downloaded = findDownloaded();
  if (downloaded) return announce(downloaded);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt("Debian's package lists", 'apt-get', ['update', '-qq']);
    attempt("Debian's chromium package", 'apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
    ]);
    const packaged = findInstalled();
    if (packaged) return announce(packaged);
  }
  throw new Error(
    'Chromium was not found and could not be installed. Install it and set TRELLIS_BROWSER=/path/to/chromium.',
  );
}

function announce(path) {
  console.log(`browser: ${path}`);
  return path;
}
