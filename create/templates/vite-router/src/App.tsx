// #if recipes
import { Suspense } from 'react';
// #end
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { Header } from './components/Header';
import { Home } from './components/Home';
import { About } from './pages/About';
import { NotFound } from './pages/NotFound';
// #if recipes
import { recipes } from './recipes';
// #end

function Frame() {
  return (
    <>
      <Header />
      <Outlet />
    </>
  );
}

export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<Home />} />
          <Route path="about" element={<About />} />
          {/* #if recipes */}
          {recipes.map(({ path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense>
                  <Page />
                </Suspense>
              }
            />
          ))}
          {/* #end */}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
