import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.mjs';

const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(h(App)));
process.stdout.write(JSON.stringify({ html, styles: sheet.getStyleTags() }));
