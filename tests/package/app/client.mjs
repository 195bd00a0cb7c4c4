import '@agent-portal/ui/theme.css';
import { createElement as h, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.mjs';

function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return h(App);
}

hydrateRoot(document.querySelector('#root'), h(Hydrated));
