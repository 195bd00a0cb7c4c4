import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';

// What an app's own order of loading brings before.
for (const address of process.argv.slice(2)) await import(address);
styled.button``;
const { Button } = await import('@agent-portal/ui/Button');
const [, className] = /class="([^"]*)"/.exec(renderToString(h(Button, null, 'Save')));
process.stdout.write(className);
