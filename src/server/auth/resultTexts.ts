/** What the page on which a popup ends says beside the reason of a failure. */
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
  close: 'This window can be closed.',
  back: 'Back to the portal',
};

// The page stands alone, without the app and its message bundles.
const texts: readonly ResultTexts[] = [
  english,
  {
    language: 'de',
    failed: 'Anmeldung fehlgeschlagen',
    done: 'Sie sind angemeldet',
    close: 'Dieses Fenster kann geschlossen werden.',
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

/** The texts in the language that the browser asks for first among those that there are; English when it asks for none of them. */
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

/** `de-AT;q=0.8`; a region makes no difference here. */
function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
  return { language: tag.trim().split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight };
}
