// Import this first: it sets the page's settings with a maps key before anything reads them.
const settings = document.createElement('script');
settings.id = 'haat-config';
settings.type = 'application/json';
settings.textContent = '{"googleMapsKey":"a-key"}';
document.head.append(settings);
