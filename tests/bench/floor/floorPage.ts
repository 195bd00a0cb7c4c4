/** The content of the first element that matches. */
function inside(html: string, opening: RegExp, closing: string): string {
  const start = opening.exec(html);
  if (!start) throw new Error(`The portal's index.html has no ${opening.source}.`);
  const from = start.index + start[0].length;
  return html.slice(from, html.indexOf(closing, from));
}

/**
 * The floor of the list bench: the portal's screen in plain DOM, with the same style, font and markup.
 * All of it comes from the built index.html, which contains what the build rendered.
 * @param index the portal's built index.html
 */
export function floorPage(index: string): string {
  const styles = [...index.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const font = /<link rel="preload"[^>]*as="font"[^>]*>/.exec(index)?.[0] ?? '';
  const page = inside(index, /<template data-page="\/pending">/, '</template>');
  const rows = inside(index, /<template data-rows[^>]*>/, '</template>');
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pending, as bare DOM</title>
    ${font}
    <style>${styles}</style>
    <script>
      const call = (query) =>
        fetch('/API/PolicyInfo/Policies/PendingPolicyRequirements?' + query, {
          credentials: 'include',
        });
      const base = 'pageSize=10&orderBy=date';
      const user = fetch('/auth/userinfo', { credentials: 'include' });
      const first = call('page=1&' + base + '+desc&IncludeFilters=true');
    </script>
  </head>
  <body>
    <div class="frame">
      <nav class="frame-side frame-nav">
        <ul><li><a href="/home"><span>Home</span></a></li><li><a href="/pending"><span>Pending</span></a></li></ul>
      </nav>
      <header class="frame-bar"></header>
      <main class="frame-main">
        ${page.replaceAll(' data-style="', ' style="')}
        <p><span id="range"></span> <button id="next">Next page</button></p>
        <p><label>Primary Insured <input id="typing" /></label></p>
        <ul id="options" hidden></ul>
      </main>
    </div>
    <template id="samples">${rows}</template>
    <script src="/bench/floor.js"></script>
  </body>
</html>
`;
}
