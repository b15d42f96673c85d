/**
 * Draws the page in the letters that the computer has, as wide as ours, until `page.fetchFonts` is called: on a slow line
 * four font files would take their share from the pictures that a page is opened for. All are fetched together, so that
 * the page is laid out anew once. Without a script, or where fonts can't be asked for, they come as style sheets ask.
 * Stands in the head of the server's page as it is, so it is written for any browser.
 */
export const fontsAfterPaintScript = `(function (page) {
  var root = page.documentElement;
  if (!page.fonts || !page.fonts.load) return;
  root.setAttribute('data-fonts', 'later');
  function show() {
    root.removeAttribute('data-fonts');
  }
  page.fetchFonts = function () {
    var letters = root.lang === 'vi' ? 'a\\u1ea1' : 'a';
    Promise.all([400, 500, 600, 700].map(function (weight) {
      return page.fonts.load(weight + ' 1em "Be Vietnam Pro"', letters);
    })).then(show, show);
  };
})(document)`
