import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';

// Another component that an app may load first.
for (const address of process.argv.slice(2)) await import(address);
const Own = styled.div``;
const { Button } = await import('@agent-portal/ui/Button');
const html = renderToString(h(Own, null, h(Button, null, 'Save')));
const [, className] = /<button[^>]* class="([^"]*)"/.exec(html);
process.stdout.write(className);
