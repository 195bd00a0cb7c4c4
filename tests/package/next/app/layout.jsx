import '@agent-portal/ui/theme.css';
import { headers } from 'next/headers';
import { StyleRegistry } from './StyleRegistry.jsx';

export const metadata = { title: 'Policies', icons: { icon: 'data:,' } };

export default async function Layout({ children }) {
  const nonce = (await headers()).get('x-nonce');
  return (
    <html lang="en">
      <head>
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <StyleRegistry nonce={nonce}>{children}</StyleRegistry>
      </body>
    </html>
  );
}
