// #if recipes
import { Suspense } from 'react';
// #end
import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
import { AppPage } from './components/AppPage';
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
          <Route
            index
            element={
              <AppPage>
                <Home />
              </AppPage>
            }
          />
          <Route
            path="about"
            element={
              <AppPage title="About">
                <About />
              </AppPage>
            }
          />
          {/* #if recipes */}
          {recipes.map(({ path, title, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <AppPage title={title}>
                  <Suspense>
                    <Page />
                  </Suspense>
                </AppPage>
              }
            />
          ))}
          {/* #end */}
          <Route
            path="*"
            element={
              <AppPage title="Page not found">
                <NotFound />
              </AppPage>
            }
          />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
