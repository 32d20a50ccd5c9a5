// Imported first, before anything reads the settings: the page as the server writes it where a maps key is set.
const settings = document.createElement('script');
settings.id = 'haat-config';
settings.type = 'application/json';
settings.textContent = '{"googleMapsKey":"a-key"}';
document.head.append(settings);
