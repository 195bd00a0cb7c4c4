import '@agent-portal/ui/theme.css';
import { LocaleProvider } from '@agent-portal/ui/words';
import { spanish } from '@agent-portal/ui/words/spanish';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Twelve } from './Twelve.jsx';

/** `?en-US` shows what the package writes without words of the app. */
const locale = location.search.slice(1) || 'es-US';
const words = locale === 'es-US' ? spanish : {};

function Drawn() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <LocaleProvider locale={locale} words={words}>
      <Twelve />
    </LocaleProvider>
  );
}

createRoot(document.querySelector('#root')).render(<Drawn />);
