// For browsers that know no modules, which run nothing else of the portal: show a message instead of its page.
document.querySelector('.frame-main').textContent =
  'This browser is too old for the portal. Use a current version of Chrome, Edge, Firefox or Safari.';
