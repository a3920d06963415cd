// #if whole
import 'bulma/css/bulma.min.css';
// #end
// #if sass
import './bulma.scss';
// #end
// #if contrast
import 'bulmatic/contrast.css';
// #end
import './app.css';
