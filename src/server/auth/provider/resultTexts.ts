/** Texts of the final popup page, other than the error message. */
export interface ResultTexts {
  language: string;
  failed: string;
  done: string;
  close: string;
  back: string;
}

const english: ResultTexts = {
  language: 'en',
  failed: 'Login failed',
  done: 'You are signed in',
  close: 'You can close this window.',
  back: 'Back to the portal',
};

// The page is self-contained, so it doesn't use the app's message bundles.
const texts: readonly ResultTexts[] = [
  english,
  {
    language: 'de',
    failed: 'Anmeldung fehlgeschlagen',
    done: 'Sie sind angemeldet',
    close: 'Sie können dieses Fenster schließen.',
    back: 'Zurück zum Portal',
  },
  {
    language: 'es',
    failed: 'No se ha podido iniciar sesión',
    done: 'Ha iniciado sesión',
    close: 'Puede cerrar esta ventana.',
    back: 'Volver al portal',
  },
  {
    language: 'ja',
    failed: 'サインインできませんでした',
    done: 'サインインしました',
    close: 'このウィンドウは閉じてかまいません。',
    back: 'ポータルに戻る',
  },
];

/** Returns the texts in the first available language that the browser accepts, or in English. */
export function resolveResultTexts(acceptLanguage: string | undefined): ResultTexts {
  const wanted = (acceptLanguage ?? '')
    .split(',', 20)
    .map(parseRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { language } of wanted) {
    const found = texts.find((candidate) => candidate.language === language);
    if (found) return found;
  }
  return english;
}

/** For example `de-AT;q=0.8`. The region is ignored. */
function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
  return { language: tag.trim().split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight };
}
