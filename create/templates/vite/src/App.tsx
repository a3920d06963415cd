import { Header } from './components/Header';
import { Home } from './components/Home';

export function App() {
  return (
    <>
      <Header />
      <Home />
    </>
  );
}
